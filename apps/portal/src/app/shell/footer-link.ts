export const footerLink = 'inline-flex min-h-8 items-center underline underline-offset-4 hover:no-underline'
