import type { ReleaseDetails } from '@milgo/contracts/office/release-fields'
import type { ReleaseState } from '@milgo/domain/release/release-state'
import type { officeReleases } from '@milgo/messages/he/office-releases'
import type { WordsLike } from '@milgo/messages/words'
import type { Step } from '@milgo/ui/step-bar.tsx'

/** How many of the steps are behind a release in this state. */
const stepsDone: Readonly<Record<ReleaseState, number>> = {
  DRAFT: 0,
  CHECKED: 1,
  APPROVED: 2,
  SCHEDULED: 2,
  RUNNING: 2,
  PAUSED: 2,
  STOPPED: 3,
  DONE: 4,
}

export const releaseSteps = (
  { state }: Pick<ReleaseDetails, 'state'>,
  words: WordsLike<typeof officeReleases>['steps'],
): readonly Step[] =>
  [words.check, words.approve, words.send, words.done].map((label, place) => ({
    id: label,
    label,
    state: place < stepsDone[state] ? 'done' : place === stepsDone[state] ? 'active' : 'ahead',
  }))
