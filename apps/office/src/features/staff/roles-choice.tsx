import { needsSecondPerson } from '@milgo/domain/staff/role-change'
import { findSeparatedRoles } from '@milgo/domain/staff/separated-roles'
import { StaffRole } from '@milgo/domain/staff/staff-role'
import { Banner } from '@milgo/ui/banner.tsx'
import { CheckboxList } from '@milgo/ui/checkbox-list.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly before: readonly StaffRole[]
  readonly value: readonly StaffRole[]
  readonly onChange: (roles: readonly StaffRole[]) => void
  readonly error?: string | undefined
}

/** The choice of roles. It says if a second person must confirm, or if one person cannot have both roles. */
export const RolesChoice = ({ before, value, onChange, error }: Props) => {
  const { office, officeStaff } = useWords()
  const isSeparated = findSeparatedRoles(value) !== undefined
  return (
    <>
      <CheckboxList
        label={officeStaff.roles}
        options={StaffRole.options.map((role) => ({ value: role, label: office.roles[role] }))}
        value={value}
        onChange={onChange}
        error={isSeparated ? officeStaff.change.separated : error}
        isRequired
      />
      <StatusRegion>
        {!isSeparated && needsSecondPerson(before, value) && (
          <Banner tone="info">{officeStaff.change.byTwo}</Banner>
        )}
      </StatusRegion>
    </>
  )
}
