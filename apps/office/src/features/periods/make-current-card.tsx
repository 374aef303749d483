import type { OpenPeriod } from '@milgo/contracts/office/period-fields'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { useWords } from '../../lib/words.ts'
import { usePeriods, useRefreshPeriods } from './use-periods.ts'

/** Says which period registrations are led to, and offers to make it this one. */
export const MakeCurrentCard = ({ period: { code, is_current } }: { readonly period: OpenPeriod }) => {
  const { current: words, save } = useWords().officePeriods
  const { data } = usePeriods()
  const refresh = useRefreshPeriods()
  const { isBusy, failure, submit } = useSubmit()
  const [isAsking, setIsAsking] = useState(false)
  if (!data) return null
  const current = data.periods.find((period) => period.is_current)?.code ?? null
  const otherText = current === null ? words.none : fill(words.isNot, { code: current })
  const make = async () => {
    await callCore('POST /office/periods/{code}/make-current', { params: { code }, body: { seen: current } })
    await refresh()
    setIsAsking(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="text-ink-soft">
        <TextWithNumbers text={is_current ? words.is : otherText} />
      </p>
      {!is_current && (
        <ActionButton variant="secondary" onPress={() => setIsAsking(true)}>
          {words.make}
        </ActionButton>
      )}
      {isAsking && (
        <ModalWindow
          isOpen
          header={fill(words.title, { code })}
          text={words.text}
          positive={{
            label: words.confirm,
            onPress: () => void submit(make),
            busyText: isBusy ? save.busy : undefined,
          }}
          negative={{ label: words.cancel, onPress: () => setIsAsking(false) }}
          onDismiss={() => setIsAsking(false)}
        >
          <FailureBanner title={words.failed} failure={failure} />
        </ModalWindow>
      )}
    </div>
  )
}
