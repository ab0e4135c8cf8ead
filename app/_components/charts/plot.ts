/** The plot lies between these two, in pixels; the words of the axes stand around it. */
export const [TOP, HEIGHT] = [24, 240];
