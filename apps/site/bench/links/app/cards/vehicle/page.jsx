export default function Page() {
  return (
    <main>
      <h1>Vehicle</h1>
      <ul>
        {Array.from({ length: 300 }, (_, at) => (
          <li key={`fact ${at + 1}`}>
            <span>Fact {at + 1}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}
