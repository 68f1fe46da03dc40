export { errorMessage } from '../fake-server/common/error-message.ts';
export { CliError, type ErrorCode, type ExitCode, errorCodes, exitCodes, TargetError } from '../fake-server/common/errors.ts';
