import type { Platform } from '../../platform/platform.ts'
import { runReleases } from './run-releases.ts'

/** How often is looked whether a release has something to do. */
const everyMs = 1_000
const afterFailureMs = 5_000

/** Works on releases in this process, beside any number of others, until it is stopped between two letters. */
export const startReleases = (platform: Platform): { readonly stop: () => Promise<void> } => {
  let isStopping = false
  let wake = (): void => {}
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const run = async (): Promise<void> => {
    while (!isStopping) {
      try {
        await runReleases(platform, { isStopping: () => isStopping })
        if (!isStopping) await pause(everyMs)
      } catch (error) {
        platform.logger.warn({ err: error }, 'releases cannot go on')
        if (!isStopping) await pause(afterFailureMs)
      }
    }
  }
  const running = run()
  return {
    stop: async () => {
      isStopping = true
      wake()
      await running
    },
  }
}
