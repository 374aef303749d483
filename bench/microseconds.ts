/** Returns the microseconds of one run, after some runs to warm up. */
export const microseconds = (run: () => unknown): number => {
  const rounds = 3_000
  for (let round = 0; round < 300; round += 1) run()
  const start = performance.now()
  for (let round = 0; round < rounds; round += 1) run()
  return ((performance.now() - start) / rounds) * 1_000
}
