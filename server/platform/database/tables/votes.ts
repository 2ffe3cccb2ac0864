// Verified votes. `is_test` is 1 for votes of the simulated sites of a demo. Keys are those of `playerKey`.
export type VotesTables = {
  /** Votes that counted. */
  vote: {
    id: string
    /** Name that the site sends, in lower case. */
    service: string
    username: string
    player_key: string
    /** Version of the protocol. */
    protocol: number
    is_test: number
    at: string
  }
  /** The last vote of a player on a site that counted: the next one counts in the next window of the site. */
  vote_window: { player_key: string; service: string; is_test: number; at: string }
  vote_player: {
    player_key: string
    is_test: number
    /** As last sent. */
    username: string
    total: number
    /** Days in a row up to `last_day`, and the longest of all time. */
    streak: number
    longest: number
    /** Days in Jakarta: of the last vote, and of the last reward for all sites and for the streak. */
    last_day: string
    all_day: string | null
    streak_day: string | null
    last_at: string
  }
  /** Votes of a month in Jakarta, such as `2026-11`. */
  vote_month: { month: string; player_key: string; is_test: number; username: string; votes: number }
  /** Names of sites that were sent and that no vote site of the settings has. */
  vote_service: { service: string; name: string; times: number; first_at: string; last_at: string }
}
