// The boards that the generated game servers have, by the tab of the demo that shows them.
export type DemoTab = 'survival' | 'tycoon'

export const DEMO_BOARDS: Record<DemoTab, readonly string[]> = {
  survival: [
    'aureliumskills_power',
    'vault_eco_balance',
    'statistic_time_played',
    'statistic_player_kills',
    'kixschatgames_wins',
    'skquest_meteortreasurefound',
    'skquest_hiddentargetfound',
  ],
  tycoon: [
    'vault_eco_balance',
    'gemseconomy_balance_default',
    'statistic_time_played',
    'statistic_player_kills',
    'ecoskills_total_skill_level',
    'skmeteor_found',
    'kixschatgames_wins',
    'hiddentarget_found',
  ],
}
