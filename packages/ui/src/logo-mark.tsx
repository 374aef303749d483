/** The logo of Milgo: an open M that is also an open book, with the sun above it. The name beside it is text. */
export const LogoMark = ({ className = '' }: { className?: string }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false" className={className}>
    <rect width="40" height="40" rx="10" fill="#0b5f5c" />
    <path
      d="M9 28.5V15.6c0-.9 1-1.4 1.7-.9L20 21.6l9.3-6.9c.7-.5 1.7 0 1.7.9v12.9"
      fill="none"
      stroke="#fff"
      strokeWidth="3.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="20" cy="11.4" r="3.1" fill="#f0b44a" />
  </svg>
)
