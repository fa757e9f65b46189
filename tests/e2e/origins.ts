/** Where the build and the mock API are served; PORT and API_PORT move them, with the build's own settings. */
const { PORT = '4173', API_PORT = '4100' } = process.env;

export const PORTAL = `http://localhost:${PORT}`;
export const MOCK_API = `http://localhost:${API_PORT}`;
