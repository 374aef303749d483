import { RequestStatus } from '@milgo/domain/status/request-status'
import { inGroups } from '@milgo/messages/in-groups'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { ListChecks } from 'lucide-react'
import { useWords } from '../../lib/words.ts'
import { Card, FigureLine } from './card.tsx'

type Props = { readonly statuses: Readonly<Partial<Record<RequestStatus, number>>> }

export const StatusesCard = ({ statuses: counts }: Props) => {
  const { officeResults, statuses } = useWords()
  return (
    <Card
      title={officeResults.statuses.title}
      icon={<ListChecks aria-hidden="true" className="size-5 text-brand" />}
    >
      <dl>
        {RequestStatus.options
          .filter((status) => counts[status] !== undefined)
          .map((status) => (
            <FigureLine key={status} name={statuses[status]}>
              <Ltr>{inGroups(counts[status] ?? 0)}</Ltr>
            </FigureLine>
          ))}
      </dl>
    </Card>
  )
}
