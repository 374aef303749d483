import { AppError } from '../../errors.ts'

/** A disk or a bucket that fails is not the student's doing: they are told to come back. */
export const orUnavailable = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('STORAGE_UNAVAILABLE', { cause: error })
  }
}
