export default function Page() {
  return (
    <main>
      <h1>Target</h1>
    </main>
  );
}
