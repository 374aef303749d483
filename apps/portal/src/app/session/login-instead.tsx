import { paths } from '@milgo/contracts/portal-paths'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { saveReturnAddress } from '../../lib/session/return-address.ts'

/** Goes to the login, which leads back to the address. */
export const LoginInstead = ({ address }: { address: string }) => {
  const navigate = useNavigate()
  useEffect(() => {
    saveReturnAddress(address)
    navigate(paths.login, { replace: true })
  }, [address, navigate])
  return null
}
