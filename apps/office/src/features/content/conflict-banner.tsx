import type { OpenContent } from '@milgo/contracts/office/content'
import type { ContentDocument } from '@milgo/domain/content-editing/content-document'
import type { ContentPlace } from '@milgo/domain/content-editing/content-place'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { useWords } from '../../lib/words.ts'
import { DifferencesView } from './differences-view.tsx'

type Props = {
  readonly place: ContentPlace
  readonly theirs: OpenContent
  readonly mine: ContentDocument
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** Another editor saved first: shows both, and overwrites nothing before somebody has chosen. */
export const ConflictBanner = ({ place, theirs, mine, onMine, onTheirs }: Props) => {
  const { conflict: words } = useWords().officeContent
  return (
    <Banner tone="attention" title={words.title} announce="alert">
      <p className="mb-3">{words.text}</p>
      <DifferencesView place={place} before={theirs.document} after={mine} />
      <div className="mt-4 flex flex-wrap gap-3">
        <ActionButton variant="secondary" onPress={onMine}>
          {words.mine}
        </ActionButton>
        <ActionButton variant="secondary" onPress={onTheirs}>
          {words.theirs}
        </ActionButton>
      </div>
    </Banner>
  )
}
