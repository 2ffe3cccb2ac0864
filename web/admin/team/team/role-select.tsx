import { ROLES, type Role } from '#contract/permissions.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = {
  id?: string
  value: Role
  /** Where no visible label stands above it. */
  label?: string
  disabled?: boolean
  className?: string
  onChange: (role: Role) => void
}

export function RoleSelect({ value, label, onChange, className = '', ...rest }: Props) {
  const { t } = useAdminText()
  return (
    <select
      {...rest}
      className={`input ${className}`}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const role = ROLES.find((one) => one === target.value)
        if (role) onChange(role)
      }}
    >
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {t(`adminTeam.role_${role}`)}
        </option>
      ))}
    </select>
  )
}
