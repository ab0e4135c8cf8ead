import { useEffect, useState } from "react";

type ShareProps = {
  readonly off?: boolean;
  readonly addressNow: () => string;
  readonly onCopy: (address: string) => void;
  readonly onShare?: () => void;
};

export function ShareKey({ off = false, addressNow, onCopy, onShare }: ShareProps) {
  const shares = useShareSheet();
  const share = () => {
    if (!shares) return onCopy(addressNow());
    onShare?.();
    navigator.share({ url: addressNow() }).catch(() => undefined);
  };
  return (
    <button type="button" className="button" disabled={off} onClick={share}>
      {shares ? "Share" : "Copy link"}
    </button>
  );
}

/** Phones and tablets have one that people know. */
function useShareSheet(): boolean {
  const [shares, setShares] = useState(false);
  useEffect(() => setShares("share" in navigator && matchMedia("(pointer: coarse)").matches), []);
  return shares;
}
