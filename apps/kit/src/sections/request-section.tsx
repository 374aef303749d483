import { DocumentList } from '@milgo/case-view/document-list.tsx'
import { RequestNumber } from '@milgo/case-view/request-number.tsx'
import { SectionAnswers } from '@milgo/case-view/section-answers.tsx'
import { StatusBadge } from '@milgo/case-view/status-badge.tsx'
import { Timeline } from '@milgo/case-view/timeline.tsx'
import type { DisplayStatus } from '@milgo/domain/status/display'
import { showToast } from '@milgo/ui/toasts.ts'
import { Award, Send, Undo2 } from 'lucide-react'
import type { KitWords } from '../kit-words.ts'
import { Showcase } from '../showcase.tsx'

/** A request as students and staff see it. */
export const RequestSection = ({ kit }: { kit: KitWords }) => {
  const { statuses, statusEvents, actors, requestView } = kit.request
  return (
    <Showcase title={kit.sections.request}>
      <RequestNumber label={kit.sections.request} number="1-000123" />
      <ul aria-label={kit.tabs.status} className="flex flex-wrap gap-2">
        {(Object.keys(statuses) as DisplayStatus[]).map((status) => (
          <li key={status}>
            <StatusBadge status={status} words={statuses} />
          </li>
        ))}
      </ul>
      <div className="grid gap-8 lg:grid-cols-2">
        <Timeline
          label={kit.tabs.status}
          expected={requestView.timeline.expected}
          entries={[
            { key: 'sent', title: statusEvents.SUBMIT, at: '14.11, 09:12', icon: Send },
            {
              key: 'returned',
              title: statusEvents.RETURN_FOR_REPAIR,
              at: '8.12, 11:40',
              icon: Undo2,
              details: actors.REVIEWER,
            },
            { key: 'corrected', title: statusEvents.SUBMIT_CORRECTIONS, at: '16.12, 20:03' },
            { key: 'result', title: statusEvents.COMPUTE, icon: Award, isExpected: true },
          ]}
        />
        <DocumentList
          label={kit.sections.files}
          language={kit.language}
          words={requestView.documents}
          documents={[
            {
              key: 'one',
              label: kit.fields.account,
              file: { name: 'payslips-rachel.pdf', bytes: 1_258_291 },
              onView: () => showToast({ tone: 'info', text: 'payslips-rachel.pdf' }),
            },
            {
              key: 'two',
              label: kit.fields.amount,
              file: { name: 'סריקה 12.jpg' },
              note: kit.table.rows.one,
            },
            { key: 'three', label: kit.fields.phone },
          ]}
        />
      </div>
      <SectionAnswers
        title={kit.stats.waiting}
        groups={[
          {
            key: 'one',
            title: kit.stats.requests,
            answers: [
              { key: 'name', label: kit.fields.name, text: kit.fields.nameValue },
              {
                key: 'phone',
                label: kit.fields.phone,
                text: '050-123 4567',
                beside: <p className="text-small">{kit.stats.note}</p>,
              },
            ],
          },
        ]}
      >
        <StatusBadge status="SUBMITTED" words={statuses} />
      </SectionAnswers>
    </Showcase>
  )
}
