import type { RequestStatus } from '@milgo/domain/status/request-status'
import { useWords } from '../../lib/words.ts'

/** The office has words of its own for a status that it sees with other eyes than the student. */
export const useStatusText = () => {
  const { officeQueue, statuses } = useWords()
  return (status: RequestStatus): string =>
    status === 'REPAIR_BACK_FROM_TO' ? officeQueue.statusNames.REPAIR_BACK_FROM_TO : statuses[status]
}
