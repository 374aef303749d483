import { fill } from '@milgo/messages/fill'
import { joinList } from '@milgo/messages/join-list'
import { dateTextOf } from '@milgo/ui/date-text.ts'
import { isolated } from '../../lib/isolated.ts'
import type { FilterReader } from './filter-text.ts'
import type { WorkChange } from './use-work-change.ts'

/** Returns what a change does to each request, with the names in it: one line for each effect. */
export const changeTexts = (
  change: WorkChange,
  { words, language, choices }: Pick<FilterReader, 'words' | 'language' | 'choices'>,
): readonly string[] => {
  const { acts } = words.preview
  const listed = (labels: readonly string[]) => joinList(labels.map(isolated), language)
  switch (change.kind) {
    case 'assign': {
      const name = choices?.colleagues.find(({ id }) => id === change.to)?.name
      return [change.to === null ? acts.unassign : fill(acts.assign, { name: isolated(name ?? '') })]
    }
    case 'hold':
      return [fill(acts.hold, { date: dateTextOf(change.until), reason: isolated(change.reason) })]
    case 'release':
      return [acts.release]
    case 'label':
      return [
        ...(change.add.length > 0 ? [fill(acts.addLabels, { labels: listed(change.add) })] : []),
        ...(change.remove.length > 0 ? [fill(acts.removeLabels, { labels: listed(change.remove) })] : []),
      ]
  }
}
