import { AppError } from '../../errors.ts'

/**
 * Runs work on a disk or a bucket. Turns its failure into a refusal that asks the student to try again later, because
 * it is not the student's fault.
 */
export const refuseOnStorageFailure = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('STORAGE_UNAVAILABLE', { cause: error })
  }
}
