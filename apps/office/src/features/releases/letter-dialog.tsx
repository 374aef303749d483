import { LetterView } from '@milgo/case-view/letter-view.tsx'
import type { ReleaseLetter } from '@milgo/contracts/office/release-fields'
import { fill } from '@milgo/messages/fill'
import { type Language, languages } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { SegmentedChoice } from '@milgo/ui/segmented-choice.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callCore } from '../../lib/service-client.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { releasesKey } from './use-release.ts'

type Props = {
  readonly releaseId: string
  readonly letters: readonly Pick<ReleaseLetter, 'request_id' | 'request_number'>[]
  readonly place: number
  readonly onMove: (place: number) => void
  readonly onClose: () => void
}

/** A letter as its student will read it, in any language, with buttons for the next and the previous letter. */
export const LetterDialog = ({ releaseId, letters, place, onMove, onClose }: Props) => {
  const words = useWords().officeReleases.preview
  const failureText = useFailureText()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const letter = letters[place]
  const { data, error } = useQuery({
    queryKey: [...releasesKey, releaseId, 'letter', letter?.request_id, language],
    queryFn: ({ signal }) =>
      callCore('POST /office/releases/{id}/preview', {
        params: { id: releaseId },
        body: { request_id: letter?.request_id ?? '', language },
        signal,
      }),
    // Every view of a letter is recorded in the audit trail, so the letter is not loaded again automatically.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <ModalWindow
      isOpen
      isWide
      header={fill(words.title, { number: leftToRight(letter?.request_number ?? '') })}
      positive={{ label: words.close, onPress: onClose }}
      onDismiss={onClose}
    >
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <SegmentedChoice
          label={words.language}
          options={languages.map((value) => ({ value, label: words.languages[value] }))}
          value={language}
          onChange={setLanguage}
        />
        <div className="flex gap-2">
          <ActionButton variant="secondary" isDisabled={place === 0} onPress={() => onMove(place - 1)}>
            {words.previous}
          </ActionButton>
          <ActionButton
            variant="secondary"
            isDisabled={place >= letters.length - 1}
            onPress={() => onMove(place + 1)}
          >
            {words.next}
          </ActionButton>
        </div>
      </div>
      <div className="max-h-[60vh] overflow-y-auto text-start">
        {data && <LetterView letter={data.letter} level={3} />}
        {error && (
          <Banner tone="bad" title={words.failed} announce="alert">
            {failureText(error)}
          </Banner>
        )}
        {!data && !error && <Skeleton className="h-96 text-ink" />}
      </div>
    </ModalWindow>
  )
}
