import { CallFailed } from '@milgo/web-client/call-failed'
import { readCore } from '../../lib/service-client.ts'
import type { StoredAppeal } from './stored-appeal.ts'

/** Asks the service whether it has an appeal, and such a one. */
export const hasAppeal = async (isSuch: (stored: StoredAppeal) => boolean): Promise<boolean> => {
  try {
    return isSuch(await readCore('/appeal/get-appeal/by-user', {}))
  } catch (error) {
    if (error instanceof CallFailed && error.code === 'NO_APPEAL') return false
    throw error
  }
}
