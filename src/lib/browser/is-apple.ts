/** Whether the device is from Apple, whose keyboards have a Command key. */
export function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}
