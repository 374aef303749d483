/** Another call has done the row meanwhile; what was about to be done again is taken back. */
export class RowDone extends Error {}

export const whereOpen = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof RowDone)) throw error
  }
}
