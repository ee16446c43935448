import Link from "next/link";

export default function Page() {
  return (
    <main>
      <h1>Cards</h1>
      {Array.from({ length: 19 }, (_, at) => (
        <article key={`card ${at + 1}`}>
          <h2>
            <Link href="/cards/vehicle">Vehicle {at + 1}</Link>
          </h2>
          <p>Price and payment</p>
        </article>
      ))}
    </main>
  );
}
