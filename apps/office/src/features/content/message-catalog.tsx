import type { ListedTemplate } from '@milgo/contracts/office/list-message-templates'
import { contentPath } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { Link } from 'react-router'
import { LoadFailedBanner } from '../../lib/load-failed-banner.tsx'
import { useWords } from '../../lib/words.ts'
import { useMessageCatalog } from './use-content.ts'

/** Every message that the system sends: when, to whom, by which channel, and in which version. */
export const MessageCatalog = () => {
  const { officeTemplates: words } = useWords()
  const { data, error, refetch } = useMessageCatalog()
  if (!data)
    return error ? <LoadFailedBanner error={error} retry={refetch} /> : <Skeleton className="h-96 text-ink" />
  return (
    <section className={`${cardStyle} min-w-0 p-4`}>
      <h2 className="text-title font-bold">{words.title}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{words.lead}</p>
      <DataTable
        caption={words.title}
        isCaptionHidden
        rows={data.templates}
        keyOf={({ key }) => key}
        empty={null}
        columns={[
          {
            id: 'message',
            label: words.columns.message,
            isRowHeader: true,
            cell: ({ key }) => (
              <Link to={contentPath('message-template', key)} className={textLinkStyle}>
                {words.names[key]}
              </Link>
            ),
          },
          { id: 'when', label: words.columns.when, cell: ({ key }) => words.whens[key] },
          { id: 'to', label: words.columns.to, cell: ({ to }) => words.audiences[to] },
          {
            id: 'by',
            label: words.columns.by,
            cell: ({ channels }) => channels.map((channel) => words.channels[channel]).join(', '),
          },
          { id: 'version', label: words.columns.version, cell: (row) => <InForce template={row} /> },
        ]}
      />
    </section>
  )
}

const InForce = ({ template: { version, since, next } }: { readonly template: ListedTemplate }) => {
  const { officeTemplates: words } = useWords()
  return (
    <>
      {since === null
        ? words.shipped
        : fill(words.since, { number: version, moment: momentText(new Date(since)) })}
      {next && (
        <span className="block text-small text-sun-ink">
          {fill(words.next, { number: next.number, moment: momentText(new Date(next.publish_at)) })}
        </span>
      )}
    </>
  )
}
