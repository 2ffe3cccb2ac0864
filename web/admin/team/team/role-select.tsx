import type { ComponentProps } from 'react'
import { ROLES, type Role } from '#contract/permissions.ts'
import { Select } from '#web/admin/kit/parts/select.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = Omit<ComponentProps<typeof Select<Role>>, 'options'>

export function RoleSelect(props: Props) {
  const { t } = useAdminText()
  const options = ROLES.map((value) => ({ value, label: t(`adminTeam.role_${value}`) }))
  return <Select {...props} options={options} />
}
