// Every case in which our figure is not the printed one, with both and the reason.
import { group } from "#engine";
import { shortName } from "#lib/questions/find";
import { disagreementsOf } from "#lib/service";
import type { Entry } from "#lib/service/catalogue";
import { Cited } from "../_components/proof/cited.tsx";
import { figureLabel } from "../_components/proof/figure-label.ts";

export function Disagreements({ entries }: { readonly entries: readonly Entry[] }) {
  const found = entries.flatMap((entry) =>
    disagreementsOf(entry).map((one) => ({ ...one, calculator: entry.calculator })),
  );
  if (found.length === 0) return <p>There are no such cases at the moment.</p>;
  return (
    <table className="table proof">
      <caption className="unseen">Printed figures and ours, where they differ</caption>
      <thead>
        <tr>
          <th scope="col">Calculator, source and reason</th>
          <th scope="col">Printed</th>
          <th scope="col">Ours</th>
        </tr>
      </thead>
      {found.map(({ calculator, given, source, differs, checks }) => (
        <tbody key={`${calculator.slug} ${given}`}>
          <tr>
            <th scope="rowgroup" colSpan={3} className="words">
              <a href={`/calculators/${calculator.slug}#checked`}>{shortName(calculator.name)}</a>: {given}
              <p className="soft">
                <Cited source={source} />
              </p>
              <p>{differs}</p>
            </th>
          </tr>
          {checks.map(({ name, expected, computed, digits }) => (
            <tr key={name}>
              <td>{figureLabel(calculator, name)}</td>
              <td>{expected}</td>
              <td>{digits === undefined ? computed : group(computed)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
