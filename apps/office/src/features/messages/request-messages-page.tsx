import type { RequestMessage } from '@milgo/contracts/office/list-request-messages'
import { requestPath } from '@milgo/contracts/office-paths'
import { isUndelivered } from '@milgo/domain/outbox/resend'
import { counted } from '@milgo/messages/counted'
import { personalArea as english } from '@milgo/messages/en/personal-area'
import { fill } from '@milgo/messages/fill'
import { personalArea as hebrew } from '@milgo/messages/he/personal-area'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Badge } from '@milgo/ui/badge.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { EmptyState } from '@milgo/ui/empty-state.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRight, Mail } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { Collapsible } from '../../lib/collapsible.tsx'
import { isolated } from '../../lib/isolated.ts'
import { LoadFailedBanner } from '../../lib/load-failed-banner.tsx'
import { ShownOf } from '../../lib/more-rows.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { ResendDialog } from './resend-dialog.tsx'

/**
 * The messages sent to the student of a request, whether they arrived, and a button to resend each in the staff
 * member's name.
 */
export const RequestMessagesPage = () => {
  const { id = '' } = useParams()
  const { officeMessages: words } = useWords()
  const language = useLanguage()
  const { templates, states } = (language === 'en' ? english : hebrew).messages
  const queryClient = useQueryClient()
  const [isSent, setIsSent] = useState(false)
  const [asked, setAsked] = useState<RequestMessage>()
  const queryKey = ['request-messages', id]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callCore('GET /office/requests/{id}/messages', { params: { id }, signal }),
  })
  const resend = async ({ id: message_id }: RequestMessage) => {
    await callCore('POST /office/requests/{id}/resend-message', { params: { id }, body: { message_id } })
    setAsked(undefined)
    setIsSent(true)
    await queryClient.invalidateQueries({ queryKey })
  }
  const aboutOf = ({ template }: RequestMessage) => (template === null ? words.unknown : templates[template])
  const columns = [
    {
      id: 'at',
      label: words.at,
      cell: ({ created_at, sent_again_by: name }: RequestMessage) => (
        <>
          <Ltr className="tabular-nums">{momentText(new Date(created_at))}</Ltr>
          {name !== null && (
            <span className="block text-small text-ink-soft">
              {fill(words.sentAgainBy, { name: isolated(name) })}
            </span>
          )}
        </>
      ),
    },
    { id: 'about', label: words.about, isRowHeader: true, cell: aboutOf },
    {
      id: 'version',
      label: words.version,
      cell: ({ template_version }: RequestMessage) => template_version ?? words.unknownVersion,
    },
    {
      id: 'recipient',
      label: words.recipient,
      cell: ({ channel, recipient }: RequestMessage) => (
        <>
          {words.channels[channel]} <Ltr>{recipient}</Ltr>
        </>
      ),
    },
    {
      id: 'state',
      label: words.state,
      cell: ({ state }: RequestMessage) => (
        <Badge tone={isUndelivered(state) ? 'sun' : state === 'delivered' ? 'good' : 'neutral'}>
          {states[state]}
        </Badge>
      ),
    },
    {
      id: 'text',
      label: words.text,
      cell: ({ text }: RequestMessage) =>
        text === '' ? (
          <span className="text-small text-ink-soft">{words.noText}</span>
        ) : (
          <Collapsible
            summary={words.showText}
            summaryStyle="text-brand whitespace-nowrap"
            className="text-small"
          >
            <p dir="auto" className="mt-2 max-w-[60ch] whitespace-pre-line">
              {text}
            </p>
          </Collapsible>
        ),
    },
    {
      id: 'action',
      label: words.action,
      cell: (message: RequestMessage) =>
        message.resend_refusal === null ? (
          <ActionButton
            variant="quiet"
            label={fill(words.resendOne, { about: aboutOf(message) })}
            onPress={() => {
              setIsSent(false)
              setAsked(message)
            }}
          >
            <span className="whitespace-nowrap">{words.resend}</span>
          </ActionButton>
        ) : (
          <span className="text-small text-ink-soft">{words.refusals[message.resend_refusal]}</span>
        ),
    },
  ]
  return (
    <>
      <Link to={requestPath(id)} className={`${textLinkStyle} inline-flex items-center gap-1.5 self-start`}>
        <ArrowRight aria-hidden="true" className="size-4 ltr:rotate-180" />
        {words.back}
      </Link>
      <PageHeading
        title={fill(words.title, { number: data?.request_number ?? '' })}
        className="mt-2 mb-4 text-title"
      />
      <StatusRegion className="mb-4">{isSent && <Banner tone="good">{words.resent}</Banner>}</StatusRegion>
      {data && data.undelivered > 0 && (
        <div className="mb-4">
          <Banner tone="attention">{counted(words.undelivered, data.undelivered, language)}</Banner>
        </div>
      )}
      {error && !data && <LoadFailedBanner error={error} retry={refetch} />}
      {!data && !error && <Skeleton className="h-64 text-ink" />}
      {data?.messages.length === 0 && (
        <div className={cardStyle}>
          <EmptyState icon={<Mail />} title={words.empty} text={words.emptyText} />
        </div>
      )}
      {data && data.messages.length > 0 && (
        <DataTable
          caption={words.caption}
          columns={columns}
          rows={data.messages}
          keyOf={(message) => message.id}
          empty={null}
        />
      )}
      {data && <ShownOf shown={data.messages.length} total={data.total} className="mt-3" />}
      {data && asked && (
        <ResendDialog
          message={asked}
          about={aboutOf(asked)}
          status={data.status}
          onSend={() => resend(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
