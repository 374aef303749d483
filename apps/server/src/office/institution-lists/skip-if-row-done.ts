/** Thrown when another call has done the row meanwhile, so that the transaction is rolled back. */
export class RowAlreadyDone extends Error {}

/** Runs the work. Ignores `RowAlreadyDone`, because the other call has done the row. */
export const skipIfRowDone = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof RowAlreadyDone)) throw error
  }
}
