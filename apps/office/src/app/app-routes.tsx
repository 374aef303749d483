import { officePaths } from '@milgo/contracts/office-paths'
import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { LoginPage } from '../features/login/login-page.tsx'
import { NotFoundPage } from '../features/not-found/not-found-page.tsx'
import { ReviewPage } from '../features/review/review-page.tsx'
import { StartPage } from '../features/start/start-page.tsx'
import { RequireStaff } from './require-staff.tsx'

const QueuePage = lazy(async () => ({
  default: (await import('../features/queue/queue-page.tsx')).QueuePage,
}))

const DashboardPage = lazy(async () => ({
  default: (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
}))

const ReleasesPage = lazy(async () => ({
  default: (await import('../features/releases/releases-page.tsx')).ReleasesPage,
}))

const ReleasePage = lazy(async () => ({
  default: (await import('../features/releases/release-page.tsx')).ReleasePage,
}))

const ComputingPage = lazy(async () => ({
  default: (await import('../features/results/results-page.tsx')).ResultsPage,
}))

const SecondLookPage = lazy(async () => ({
  default: (await import('../features/review/second-look-page.tsx')).SecondLookPage,
}))

const SecondLooksPage = lazy(async () => ({
  default: (await import('../features/second-looks/second-looks-page.tsx')).SecondLooksPage,
}))

const ContentPage = lazy(async () => ({
  default: (await import('../features/content/content-page.tsx')).ContentPage,
}))

const PeriodsPage = lazy(async () => ({
  default: (await import('../features/periods/periods-page.tsx')).PeriodsPage,
}))

const ErasuresPage = lazy(async () => ({
  default: (await import('../features/erasures/erasures-page.tsx')).ErasuresPage,
}))

const DictionariesPage = lazy(async () => ({
  default: (await import('../features/dictionaries/dictionaries-page.tsx')).DictionariesPage,
}))

const HelpPage = lazy(async () => ({
  default: (await import('../features/help/help-page.tsx')).HelpPage,
}))

const RevisionsPage = lazy(async () => ({
  default: (await import('../features/revisions/revisions-page.tsx')).RevisionsPage,
}))

const RevisionPage = lazy(async () => ({
  default: (await import('../features/review/revision-page.tsx')).RevisionPage,
}))

const StaffPage = lazy(async () => ({
  default: (await import('../features/staff/staff-page.tsx')).StaffPage,
}))
const InvitationPage = lazy(async () => ({
  default: (await import('../features/login/invitation-page.tsx')).InvitationPage,
}))
const InstitutionListsPage = lazy(async () => ({
  default: (await import('../features/institution-lists/institution-lists-page.tsx')).InstitutionListsPage,
}))

const InstitutionListPage = lazy(async () => ({
  default: (await import('../features/institution-lists/institution-list-page.tsx')).InstitutionListPage,
}))

const RequestMessagesPage = lazy(async () => ({
  default: (await import('../features/messages/request-messages-page.tsx')).RequestMessagesPage,
}))

const PaymentsPage = lazy(async () => ({
  default: (await import('../features/payments/payments-page.tsx')).PaymentsPage,
}))
const BatchPage = lazy(async () => ({
  default: (await import('../features/payments/batch-page.tsx')).BatchPage,
}))
const AccountsPage = lazy(async () => ({
  default: (await import('../features/payments/accounts/accounts-page.tsx')).AccountsPage,
}))
const ResultsPage = lazy(async () => ({
  default: (await import('../features/payments/results-page.tsx')).ResultsPage,
}))
const JobsPage = lazy(async () => ({
  default: (await import('../features/jobs/jobs-page.tsx')).JobsPage,
}))
const TrailPage = lazy(async () => ({
  default: (await import('../features/trail/trail-page.tsx')).TrailPage,
}))

/** Every page except the login is inside the frame that checks who is logged in. */
export const AppRoutes = () => (
  <Routes>
    <Route path={officePaths.login} element={<LoginPage />} />
    <Route
      path={officePaths.invitation}
      element={
        <Suspense fallback={null}>
          <InvitationPage />
        </Suspense>
      }
    />
    <Route element={<RequireStaff />}>
      <Route path={officePaths.start} element={<StartPage />} />
      <Route path={officePaths.queue} element={<QueuePage />} />
      <Route path={officePaths.request} element={<ReviewPage />} />
      <Route path={officePaths.dashboard} element={<DashboardPage />} />
      <Route path={officePaths.releases} element={<ReleasesPage />} />
      <Route path={officePaths.release} element={<ReleasePage />} />
      <Route path={officePaths.secondLook} element={<SecondLookPage />} />
      <Route path={officePaths.secondLooks} element={<SecondLooksPage />} />
      <Route path={officePaths.revisions} element={<RevisionsPage />} />
      <Route path={officePaths.revision} element={<RevisionPage />} />
      <Route path={officePaths.computing} element={<ComputingPage />} />
      <Route path={officePaths.institutionLists} element={<InstitutionListsPage />} />
      <Route path={officePaths.institutionList} element={<InstitutionListPage />} />
      <Route path={officePaths.requestMessages} element={<RequestMessagesPage />} />
      <Route path={officePaths.payments} element={<PaymentsPage />} />
      <Route path={officePaths.batch} element={<BatchPage />} />
      <Route path={officePaths.results} element={<ResultsPage />} />
      <Route path={officePaths.bankFixes} element={<AccountsPage />} />
      <Route path={officePaths.account} element={<AccountPage />} />
      <Route path={officePaths.content} element={<ContentPage />} />
      <Route path={officePaths.periods} element={<PeriodsPage />} />
      <Route path={officePaths.help} element={<HelpPage />} />
      <Route path={officePaths.erasures} element={<ErasuresPage />} />
      <Route path={officePaths.dictionaries} element={<DictionariesPage />} />
      <Route path={officePaths.staff} element={<StaffPage />} />
      <Route path={officePaths.jobs} element={<JobsPage />} />
      <Route path={officePaths.trail} element={<TrailPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
)
