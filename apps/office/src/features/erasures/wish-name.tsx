import type { PastErasure, WaitingErasure } from '@milgo/contracts/office/list-erasures'
import { fill } from '@milgo/messages/fill'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { isolated } from '../../lib/isolated.ts'
import { usePeriodNames } from '../../lib/use-period-names.ts'
import { useWords } from '../../lib/words.ts'

type Named = Pick<WaitingErasure | PastErasure, 'request_number' | 'identity_number' | 'period'>

/** Returns the number by which a wish is named: of the request, or else the masked identity number. */
export const numberOfWish = ({ request_number, identity_number }: Named): string =>
  isolated(request_number ?? identity_number ?? '')

/** Names a wish in a table. Of a student without a request it shows no more than managers need to recognise the wish. */
export const WishName = ({ wish }: { readonly wish: Named }) => {
  const { officeErasures: words } = useWords()
  const nameOfPeriod = usePeriodNames()
  if (wish.request_number !== null) return <Ltr>{wish.request_number}</Ltr>
  return (
    <span className="block whitespace-nowrap">
      {words.noRequest}
      <span className="block text-small font-regular text-ink-soft">
        <bdi>{nameOfPeriod(wish.period)}</bdi>
      </span>
      {wish.identity_number !== null && (
        <span className="block text-small font-regular text-ink-soft tabular-nums">
          {fill(words.identityNumber, { number: isolated(wish.identity_number) })}
        </span>
      )}
    </span>
  )
}
