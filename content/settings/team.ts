import type { Team } from '#contract/settings/team.schema.ts'

export const team: Team = { two_factor: 'nobody' }
