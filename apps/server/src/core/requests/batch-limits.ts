import { isConnectionLoss } from '../../platform/database/connection-loss.ts'

/** How saves and reads that students make at the same time are grouped into one SQL statement. */
export const batchLimits = {
  isFailureOfAll: isConnectionLoss,
  // Longer than a statement takes that waits for no lock, also on a busy machine. With 5 ms, every statement of a busy
  // machine counted as slow, four ran side by side, and PostgreSQL needed 0.6 ms for a save instead of 0.4.
  slowAfterMs: 50,
  mostBatches: 4,
  mostItems: 50,
}
