import { paths } from '@milgo/contracts/portal-paths'
import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { opensSoon } from '../lib/opens-soon.ts'
import { Shell } from './shell/shell.tsx'

const HomePage = lazy(async () => ({ default: (await import('../features/home/home-page.tsx')).HomePage }))
const NotFoundPage = lazy(async () => ({
  default: (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
}))
const OpensSoonPage = lazy(async () => ({
  default: (await import('../features/opens-soon/opens-soon-page.tsx')).OpensSoonPage,
}))

/** Every route loads its own code; what is no route is the page that says so. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<Shell />}>
      <Route path={paths.home} element={<HomePage />} />
      {opensSoon.map((name) => (
        <Route key={name} path={paths[name]} element={<OpensSoonPage name={name} />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
)
