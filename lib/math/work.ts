// How much has been worked out so far, in multiplications of eighty digits. Where a request must not cost more than its share,
// a clock would answer differently on each machine and at each time of day; this count is the same everywhere.
let done = 0;

export const workDone = (): number => done;

export function countWork(multiplications: number): void {
  done += multiplications;
}
