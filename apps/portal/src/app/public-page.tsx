import { paths, withoutEndSlash } from '@milgo/contracts/portal-paths'
import { useLocation } from 'react-router'
import { lazyPage } from '../lib/lazy-page.ts'

const AboutPage = lazyPage(async () => (await import('../features/about/about-page.tsx')).AboutPage)
const CalculatorPage = lazyPage(
  async () => (await import('../features/calculator/calculator-page.tsx')).CalculatorPage,
)
const ContactPage = lazyPage(async () => (await import('../features/contact/contact-page.tsx')).ContactPage)
const FaqPage = lazyPage(async () => (await import('../features/faq/faq-page.tsx')).FaqPage)
const LegalPage = lazyPage(async () => (await import('../features/legal/legal-page.tsx')).LegalPage)
const OpenNumbersPage = lazyPage(
  async () => (await import('../features/open-numbers/open-numbers-page.tsx')).OpenNumbersPage,
)
const StatusGuidePage = lazyPage(
  async () => (await import('../features/status-guide/status-guide-page.tsx')).StatusGuidePage,
)

/** Pages that everybody may read, besides the home page and the eligibility check. */
const pages = {
  [paths.about]: <AboutPage />,
  [paths.contact]: <ContactPage />,
  [paths.faq]: <FaqPage key="portal" faq="portal" />,
  [paths.scholarshipFaq]: <FaqPage key="scholarship" faq="scholarship" />,
  [paths.statusGuide]: <StatusGuidePage />,
  [paths.calculator]: <CalculatorPage />,
  [paths.openNumbers]: <OpenNumbersPage />,
  [paths.terms]: <LegalPage key="terms" name="terms" />,
  [paths.privacy]: <LegalPage key="privacy" name="privacy" />,
  [paths.accessibility]: <LegalPage key="accessibility" name="accessibility" />,
}
export type PublicPath = keyof typeof pages

/** Draws the public page at the address. It is a chunk of its own for the same reason as `StudentPage`. */
export const PublicPage = () => {
  const { pathname } = useLocation()
  return pages[withoutEndSlash(pathname) as PublicPath]
}
