import type { StaffEntry } from '@milgo/contracts/authz/list-staff'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Badge } from '@milgo/ui/badge.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PageHeading } from '../../lib/page-heading.tsx'
import { callAuthz } from '../../lib/service-client.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useWords } from '../../lib/words.ts'
import { RemoveDialog } from './remove-dialog.tsx'

const listKey = ['staff'] as const

/** Who can log in to the office; whoever leaves is removed here, with every session. */
export const StaffPage = () => {
  const { office } = useWords()
  const words = office.staff
  const self = useStaff()
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  const [asked, setAsked] = useState<StaffEntry>()
  const [removed, setRemoved] = useState<string>()
  const { data, error, refetch } = useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => callAuthz('GET /office-auth/staff', { signal }),
  })
  const columns = [
    { id: 'name', label: words.name, isRowHeader: true, cell: ({ name }: StaffEntry) => <bdi>{name}</bdi> },
    { id: 'email', label: words.email, cell: ({ email }: StaffEntry) => <bdi dir="ltr">{email}</bdi> },
    {
      id: 'roles',
      label: words.roles,
      cell: ({ roles }: StaffEntry) => roles.map((role) => office.roles[role]).join(' · '),
    },
    {
      id: 'factor',
      label: words.factor,
      cell: ({ has_second_factor }: StaffEntry) => (
        <Badge tone={has_second_factor ? 'good' : 'neutral'}>
          {has_second_factor ? words.hasFactor : words.noFactor}
        </Badge>
      ),
    },
    {
      id: 'actions',
      label: words.actions,
      cell: (member: StaffEntry) =>
        member.id === self.id ? (
          <span className="text-small text-ink-soft">{words.you}</span>
        ) : (
          <ActionButton
            variant="quiet"
            label={fill(words.removeOne, { name: member.name })}
            onPress={() => setAsked(member)}
          >
            {words.remove}
          </ActionButton>
        ),
    },
  ]
  return (
    <>
      <PageHeading title={words.title} />
      <p className="mt-1 mb-6 text-ink-soft">{words.text}</p>
      <div role="status" className="empty:hidden mb-5">
        {removed && <Banner tone="good">{fill(words.removed, { name: removed })}</Banner>}
      </div>
      {error && !data && (
        <Banner
          tone="bad"
          title={office.failed.title}
          announce="alert"
          action={
            <ActionButton variant="secondary" onPress={() => void refetch()}>
              {office.failed.retry}
            </ActionButton>
          }
        >
          {failureText(error)}
        </Banner>
      )}
      {!data && !error && <Skeleton className="h-64 text-ink" />}
      {data && (
        <div className="overflow-x-auto">
          <DataTable
            caption={words.caption}
            columns={columns}
            rows={data.staff}
            keyOf={({ id }) => id}
            empty={null}
          />
        </div>
      )}
      {asked && (
        <RemoveDialog
          member={asked}
          onClose={() => setAsked(undefined)}
          onRemoved={() => {
            setRemoved(asked.name)
            setAsked(undefined)
            void queryClient.invalidateQueries({ queryKey: listKey })
          }}
        />
      )}
    </>
  )
}
