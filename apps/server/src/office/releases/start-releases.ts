import type { Platform } from '../../platform/platform.ts'
import { type RunningLoop, runUntilStopped } from '../../platform/run-until-stopped.ts'
import { runReleases } from './run-releases.ts'

/** The pause between two looks for releases that have something to do. */
const everyMs = 1_000
const afterFailureMs = 5_000

/**
 * Works on releases in this process, beside any number of other processes. `stop` waits for letters that are being
 * sent.
 */
export const startReleases = (platform: Platform): Pick<RunningLoop, 'stop'> =>
  runUntilStopped({
    work: (stopping) => runReleases(platform, { isStopping: () => stopping.aborted }),
    pauseMs: everyMs,
    pauseAfterFailureMs: afterFailureMs,
    onFailure: (error) => platform.logger.warn({ err: error }, 'releases cannot go on'),
  })
