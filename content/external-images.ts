// Services that pages load pictures from. Hosts under .example do not exist: the site renders heads and flags itself.
export type ExternalImages = {
  /** `{name}` is the player, `{size}` the width in pixels. */
  avatarUrl: string
  /** `{code}` is gb or id. */
  flagUrl: string
}

export const externalImages: ExternalImages = {
  avatarUrl: 'https://avatars.angkasa.example/head/{name}/{size}',
  flagUrl: 'https://flags.angkasa.example/{code}.svg',
}
