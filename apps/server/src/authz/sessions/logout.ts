import type { StudentCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { revokeSession } from './repository.ts'

export const logout = async (platform: Platform, { session }: StudentCaller): Promise<{ id: string }> => {
  await revokeSession(platform, session.id)
  return { id: session.id }
}
