export default function NotFound() {
  return (
    <div className="page">
      <div className="title">
        <h1>There is no such page</h1>
        <p>
          The address may be mistyped, or the page may have moved. <a href="/">All calculators</a> are on one page.
        </p>
      </div>
    </div>
  );
}
