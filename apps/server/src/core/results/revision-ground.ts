import type { RevisionGround } from '@milgo/domain/result/revision'
import type { Revision } from './revisions-repository.ts'

/** What a proposal was computed with; undefined for one of the time before that was stored. */
export const findRevisionGround = ({
  rulesVersion,
  figuresVersion,
  snapshotNumber,
  scoreVersion,
  total,
  award,
}: Revision): RevisionGround | undefined =>
  rulesVersion === null ||
  figuresVersion === null ||
  snapshotNumber === null ||
  total === null ||
  award === null
    ? undefined
    : { rulesVersion, figuresVersion, snapshotNumber, scoreVersion, total, award }
