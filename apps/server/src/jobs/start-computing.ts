import { computeRunning } from '../core/results/compute-running.ts'
import type { Platform } from '../platform/platform.ts'
import { type RunningLoop, runUntilStopped } from '../platform/run-until-stopped.ts'

type Source = Pick<Platform, 'database' | 'clock' | 'vault' | 'logger'>

/** The pause between two looks for started computations. */
const idleMs = 500
const afterFailureMs = 2_000

/**
 * Computes the runs that managers have started, batch by batch. Any number of processes may do so at once: a batch is
 * one transaction that locks its run, and a second process skips a locked run. `stop` waits for the batch that is being
 * computed.
 */
export const startComputing = (platform: Source, every = idleMs): Pick<RunningLoop, 'stop'> =>
  runUntilStopped({
    work: (stopping) => computeRunning(platform, stopping),
    pauseMs: every,
    pauseAfterFailureMs: afterFailureMs,
    onFailure: (error) => platform.logger.warn({ err: error }, 'computing results'),
  })
