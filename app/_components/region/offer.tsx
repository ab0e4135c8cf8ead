// Asked once, over the page so that nothing on it moves.
import { choose } from "./chosen.ts";
import { REGIONS } from "./regions.ts";

type Props = { readonly region: string; readonly onAnswered: () => void };

export default function Offer({ region, onAnswered }: Props) {
  const { name = "", currency = "" } = REGIONS[region] ?? {};
  return (
    <section className="offer" aria-label="Region">
      <p>
        Show numbers, units and money as in {name} ({currency})?
      </p>
      <p className="row">
        <button
          type="button"
          className="button main"
          onClick={() => {
            choose(`region=${region}`);
            onAnswered();
          }}
        >
          Yes
        </button>
        <button type="button" className="button" onClick={onAnswered}>
          No, thanks
        </button>
      </p>
    </section>
  );
}
