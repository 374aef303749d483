/** Shows an address that breaks before the @ sign if it does not fit, not within a name. */
export const EmailAddress = ({ address }: { address: string }) => {
  const at = address.lastIndexOf('@')
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
