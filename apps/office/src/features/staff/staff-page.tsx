import type { StaffEntry } from '@milgo/contracts/authz/list-staff'
import { hasRight } from '@milgo/domain/staff/rights'
import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Badge } from '@milgo/ui/badge.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isolated } from '../../lib/isolated.ts'
import { LoadFailedBanner } from '../../lib/load-failed-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { callAuthz } from '../../lib/service-client.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useWords } from '../../lib/words.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { ProposalList } from './proposal-list.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { RolesDialog } from './roles-dialog.tsx'

const listKey = ['staff'] as const

type Asked =
  | { readonly what: 'invite' }
  | { readonly what: 'roles' | 'reset' | 'remove'; readonly member: StaffEntry }

/** The staff of the office. Administrators change it; a second person confirms where that is required. */
export const StaffPage = () => {
  const { office, officeStaff: words } = useWords()
  const self = useStaff()
  const mayChange = hasRight(self.roles, 'manage-staff')
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const [done, setDone] = useState<string>()
  const { data, error, refetch } = useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => callAuthz('GET /office-auth/staff', { signal }),
  })
  const close = () => setAsked(undefined)
  const finish = (text: string) => {
    setDone(text)
    close()
    void queryClient.invalidateQueries({ queryKey: listKey })
  }
  const finishChange = (isWaiting: boolean) => finish(isWaiting ? words.done.waiting : words.done.changed)
  const columns = [
    {
      id: 'name',
      label: words.name,
      isRowHeader: true,
      cell: ({ name, email }: StaffEntry) => (
        <>
          <span className="block whitespace-nowrap">
            <bdi>{name}</bdi>
          </span>
          <bdi dir="ltr" className="text-small font-regular text-ink-soft">
            {email}
          </bdi>
        </>
      ),
    },
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
      id: 'last-login',
      label: words.lastLogin,
      cell: ({ last_login_at }: StaffEntry) =>
        last_login_at === null ? (
          <span className="text-ink-soft">{words.never}</span>
        ) : (
          <Ltr className="tabular-nums">{momentText(new Date(last_login_at))}</Ltr>
        ),
    },
    ...(mayChange
      ? [
          {
            id: 'actions',
            label: words.actions,
            cell: (member: StaffEntry) =>
              member.id === self.id ? (
                <span className="text-small text-ink-soft">{words.you}</span>
              ) : (
                // The text of the first button is aligned with the header of its column.
                <span className="-ms-2 flex">
                  {(['change', 'reset', 'remove'] as const).map((what) => (
                    <ActionButton
                      key={what}
                      variant="quiet"
                      className="min-h-11 px-2! text-small whitespace-nowrap"
                      label={fill(words[what].openOne, { name: member.name })}
                      onPress={() => setAsked({ what: what === 'change' ? 'roles' : what, member })}
                    >
                      {words[what].open}
                    </ActionButton>
                  ))}
                </span>
              ),
          },
        ]
      : []),
  ]
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <PageHeading title={words.title} />
          <p className="mt-1 max-w-measure text-ink-soft">{words.text}</p>
        </div>
        {mayChange && (
          <ActionButton variant="primary" onPress={() => setAsked({ what: 'invite' })}>
            {words.invite.open}
          </ActionButton>
        )}
      </div>
      <StatusRegion className="mb-5">{done && <Banner tone="good">{done}</Banner>}</StatusRegion>
      {error && !data && <LoadFailedBanner error={error} retry={refetch} />}
      {!data && !error && <Skeleton className="h-64 text-ink" />}
      {data && data.proposals.length > 0 && (
        <ProposalList
          proposals={data.proposals}
          onDecided={(isConfirmed) => finish(isConfirmed ? words.done.confirmed : words.done.refused)}
        />
      )}
      {data && (
        <DataTable
          caption={words.caption}
          columns={columns}
          rows={data.staff}
          keyOf={({ id }) => id}
          empty={null}
        />
      )}
      {asked?.what === 'invite' && <InviteDialog onClose={close} onDone={finishChange} />}
      {asked?.what === 'roles' && <RolesDialog member={asked.member} onClose={close} onDone={finishChange} />}
      {asked?.what === 'reset' && <ResetDialog member={asked.member} onClose={close} onDone={finishChange} />}
      {asked?.what === 'remove' && (
        <RemoveDialog
          member={asked.member}
          colleagues={data?.staff ?? []}
          onClose={close}
          onRemoved={(handed, queued) =>
            finish(fill(words.done.removed, { name: isolated(asked.member.name), handed, queued }))
          }
        />
      )}
    </>
  )
}
