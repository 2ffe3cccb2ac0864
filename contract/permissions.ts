// Roles of the team and what each may do. Every admin call names the permission that it needs.

export const ROLES = ['owner', 'manager', 'support'] as const
export type Role = (typeof ROLES)[number]

export function isRole(value: string): value is Role {
  return (ROLES as readonly string[]).includes(value)
}

/** A role of a later version counts as the one that may do least. */
export function toKnownRole(role: string): Role {
  return isRole(role) ? role : 'support'
}

/** In the order of the table that the console shows. `account` is everybody's own session, password and two-factor login. */
export const PERMISSIONS = {
  account: ['owner', 'manager', 'support'],
  orders: ['owner', 'manager', 'support'],
  deliveries: ['owner', 'manager', 'support'],
  refunds: ['owner', 'manager'],
  products: ['owner', 'manager'],
  /** Commands run with full rights on the game servers. */
  commands: ['owner'],
  /** Addresses, order and ids of the game servers: passwords and commands go there. */
  servers: ['owner'],
  money: ['owner', 'manager'],
  settings: ['owner', 'manager'],
  audit: ['owner', 'manager'],
  secrets: ['owner'],
  team: ['owner'],
  /** Notices, Go live, test data. */
  operation: ['owner'],
} as const satisfies Record<string, readonly Role[]>
export type Permission = keyof typeof PERMISSIONS

/** Sections of the settings that need more than `settings`. */
export const SECTION_PERMISSIONS: Readonly<Record<string, Permission>> = {
  notices: 'operation',
  team: 'team',
}

/** Fields that only owners change: commands, and where passwords and commands go; a prefix is part of the name in commands. `*` is an entry of a list. */
export const OWNER_FIELDS: Readonly<Record<string, readonly string[]>> = {
  servers: ['network', 'list.*.id', 'list.*.ping', 'list.*.rcon', 'list.*.boards', 'list.*.bedrock_prefix'],
  votes: ['sites.*.reward', 'rewards.each_commands', 'rewards.all.commands', 'rewards.streak.commands'],
}

export function may(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] = PERMISSIONS[permission]
  return allowed.includes(role)
}
