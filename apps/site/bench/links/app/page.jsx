import Link from "next/link";

export default function Page() {
  return (
    <main>
      <h1>Links</h1>
      <Link href="/target">Target</Link>
    </main>
  );
}
