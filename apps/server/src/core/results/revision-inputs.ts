import type { RevisionInputs } from '@milgo/domain/result/revision'
import type { Revision } from './revisions-repository.ts'

/**
 * Returns the versions and values that a proposal was computed with; undefined for an old proposal that did not store
 * them.
 */
export const findRevisionInputs = ({
  rulesVersion,
  figuresVersion,
  snapshotNumber,
  scoreVersion,
  total,
  award,
}: Revision): RevisionInputs | undefined =>
  rulesVersion === null ||
  figuresVersion === null ||
  snapshotNumber === null ||
  total === null ||
  award === null
    ? undefined
    : { rulesVersion, figuresVersion, snapshotNumber, scoreVersion, total, award }
