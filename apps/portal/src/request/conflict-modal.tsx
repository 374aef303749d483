import type { conflict } from '@milgo/messages/he/conflict'
import type { WordsLike } from '@milgo/messages/words'
import { Button } from '@milgo/ui/button.tsx'
import { ChoiceCards } from '@milgo/ui/choice-cards.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useState } from 'react'
import { useBackCloses } from '../lib/use-back-closes.ts'

export type Side = 'mine' | 'theirs'

/** An answer of both versions, in words. */
export type ConflictLine = {
  readonly questionId: string
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

/** Differences that are decided by one choice; mostly a single difference. */
export type ConflictChoice = {
  readonly id: string
  readonly lines: readonly ConflictLine[]
  readonly suggested: Side
}

type Props = {
  readonly header: string
  readonly words: WordsLike<typeof conflict>
  readonly choices: readonly ConflictChoice[]
  readonly onDecided: (sideOf: (choice: ConflictChoice) => Side) => void
}

/** Shows two versions, answer by answer. The student decides; nothing is overwritten before. */
export const ConflictModal = ({ header, words, choices, onDecided }: Props) => {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  // The browser's Back button neither closes the window nor leaves the page.
  useBackCloses(true, () => {})
  const sideOf = ({ id, suggested }: ConflictChoice): Side => chosen[id] ?? suggested
  const chooseAll = (side: Side) => setChosen(Object.fromEntries(choices.map(({ id }) => [id, side])))
  return (
    <ModalWindow
      isOpen
      header={header}
      text={words.text}
      positive={{ label: words.keep, onPress: () => onDecided(sideOf) }}
    >
      {choices.length > 1 && (
        <div className="flex flex-wrap gap-2.5">
          <Button variant="secondary" onClick={() => chooseAll('mine')}>
            {words.allMine}
          </Button>
          <Button variant="secondary" onClick={() => chooseAll('theirs')}>
            {words.allTheirs}
          </Button>
        </div>
      )}
      {choices.map((choice) => (
        <ChoiceCards
          key={choice.id}
          id={`conflict-${choice.id}`}
          label={choice.lines.map(({ label }) => label).join(' · ')}
          options={(['mine', 'theirs'] as const).map((side) => ({
            value: side,
            label: words[side],
            description: choice.lines.map((line) => line[side]).join(' · '),
          }))}
          value={sideOf(choice)}
          onChange={(side) => setChosen({ ...chosen, [choice.id]: side })}
        />
      ))}
    </ModalWindow>
  )
}
