// Metabolic equivalents (METs): how many times as much energy as sitting still. Herrmann and others, 2024 Adult Compendium of
// Physical Activities, Journal of Sport and Health Science 13 (2024); its code stands behind each value.

export const ACTIVITIES = {
  walking_slow: "Slow walk, 2½ mph (4 km/h)",
  walking: "Walking, 3 mph (5 km/h)",
  walking_brisk: "Brisk walk, 3½ mph (5½ km/h)",
  walking_fast: "Fast walk, 4 mph (6½ km/h)",
  nordic_walking: "Nordic walking",
  hiking: "Hiking, cross country",
  stairs: "Climbing stairs",
  jogging: "Jogging, own pace",
  running_5: "Running, 5 mph (8 km/h)",
  running_6: "Running, 6 mph (9½ km/h)",
  running_7: "Running, 7 mph (11½ km/h)",
  running_8: "Running, 8 mph (13 km/h)",
  running_9: "Running, 9 mph (14½ km/h)",
  cycling_easy: "Easy cycling, under 10 mph (16 km/h)",
  cycling: "Cycling, 12 to 14 mph (19 to 22 km/h)",
  cycling_fast: "Fast cycling, 14 to 16 mph (23 to 26 km/h)",
  mountain_biking: "Mountain biking",
  stationary_bike: "Stationary bike",
  spinning: "Spin class",
  swimming: "Swimming laps, slow",
  swimming_fast: "Swimming laps, fast",
  rowing_machine: "Rowing machine",
  elliptical: "Elliptical trainer",
  weights: "Weight training",
  weights_hard: "Weight training, vigorous",
  calisthenics: "Calisthenics, moderate",
  jump_rope: "Jumping rope",
  yoga: "Yoga, Hatha",
  pilates: "Pilates",
  dancing: "Ballroom dancing, fast",
  soccer: "Soccer, casual",
  basketball: "Basketball",
  tennis: "Tennis",
  golf: "Golf",
  skiing: "Downhill skiing, moderate",
  vacuuming: "Vacuuming",
} as const;

export type Activity = keyof typeof ACTIVITIES;

export const METS: Readonly<Record<Activity, string>> = {
  walking_slow: "3", // 17170
  walking: "3.8", // 17190
  walking_brisk: "4.8", // 17200
  walking_fast: "5.5", // 17220
  nordic_walking: "5.3", // 17304
  hiking: "6", // 17080
  stairs: "6.8", // 17131
  jogging: "7.5", // 12020
  running_5: "8.5", // 12030
  running_6: "9.3", // 12050
  running_7: "11", // 12070
  running_8: "12", // 12090
  running_9: "13", // 12110
  cycling_easy: "4", // 01010
  cycling: "8", // 01030
  cycling_fast: "10", // 01040
  mountain_biking: "8.5", // 01009
  stationary_bike: "6.8", // 01200
  spinning: "9", // 01270
  swimming: "5.8", // 18240
  swimming_fast: "9.8", // 18230
  rowing_machine: "7.5", // 02072
  elliptical: "5", // 02048
  weights: "3.5", // 02054
  weights_hard: "6", // 02050
  calisthenics: "3.8", // 02022
  jump_rope: "11.8", // 15551
  yoga: "2.3", // 02150
  pilates: "2.8", // 02105
  dancing: "5.5", // 03030
  soccer: "7", // 15610
  basketball: "7.5", // 15055
  tennis: "6.8", // 15675
  golf: "4.5", // 15255
  skiing: "6.3", // 19160
  vacuuming: "3", // 05043
};

/** Of a walk by steps: the activity, and its speed in meters a minute. */
export const PACES = {
  slow: { activity: "walking_slow", speed: "67.056" }, // 2.5 mph
  moderate: { activity: "walking", speed: "80.4672" }, // 3 mph
  brisk: { activity: "walking_brisk", speed: "93.8784" }, // 3.5 mph
} as const satisfies Readonly<Record<string, { readonly activity: Activity; readonly speed: string }>>;

/** What the same time would burn in other ways. */
export const COMPARED: readonly Activity[] = [
  "yoga",
  "weights",
  "walking",
  "walking_brisk",
  "swimming",
  "stationary_bike",
  "jogging",
  "cycling",
  "running_6",
  "jump_rope",
];
