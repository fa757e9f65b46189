export declare function findChromium(): string | undefined;
export declare function findFirefox(): string | undefined;
